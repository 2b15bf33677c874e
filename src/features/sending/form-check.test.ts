// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { focusField } from './form-check'

const form = document.createElement('form')
form.innerHTML = `<input name="nome"><input type="radio" name="budget" value="a">
  <input type="radio" name="budget" value="b">`

beforeEach(() => {
  document.body.replaceChildren(form)
})

const focused = () => [...form.elements].indexOf(document.activeElement as Element) // -1 for none

test('a field takes the focus, of a group of options the first', () => {
  focusField(form, 'nome')
  expect(focused()).toBe(0)
  focusField(form, 'budget')
  expect(focused()).toBe(1)
})

test.each([undefined, '', 'cognome'])(
  'of the field %j, which is not there, nothing takes it',
  name => {
    focusField(form, name)
    expect(focused()).toBe(-1)
  },
)
