import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Announcer, announce } from './Announcer'
import { Checkbox } from './Checkbox'
import { Field } from './Field'
import { LinkedText } from './LinkedText'
import { RadioGroup } from './RadioGroup'

/** Each kind of question, with what of it a screen reader calls invalid and what it describes. */
const questions = {
  'a field': {
    ask: (error?: string) => <Field label="Email" error={error} />,
    marked: () => screen.getAllByRole('textbox'),
    described: () => screen.getByRole('textbox'),
  },
  'a box': {
    ask: (error?: string) => <Checkbox label="Accetto" error={error} />,
    marked: () => screen.getAllByRole('checkbox'),
    described: () => screen.getByRole('checkbox'),
  },
  'a choice': {
    ask: (error?: string) => {
      const question = { name: 'scelta', label: 'Quale?', options: { uno: 'Uno', due: 'Due' } }
      return <RadioGroup {...question} defaultValue="" error={error} />
    },
    marked: () => screen.getAllByRole('radio'),
    described: () => screen.getByRole('radiogroup'),
  },
}

test.each(Object.entries(questions))(
  '%s in error is marked and says why; otherwise it is neither marked nor described',
  (_kind, { ask, marked, described }) => {
    const { rerender } = render(ask())
    for (const part of marked()) expect(part).toBeValid()
    expect(described()).not.toHaveAttribute('aria-describedby')
    rerender(ask('Manca.'))
    expect(screen.getByText('Manca.')).toBeVisible()
    for (const part of marked()) expect(part).toHaveAttribute('aria-invalid', 'true')
    expect(described()).toHaveAccessibleDescription('Manca.')
  },
)

test('two fields with the same label have separate errors', () => {
  render(
    <>
      <Field label="Email" error="Manca la prima." />
      <Field label="Email" error="Manca la seconda." />
      <Checkbox label="Email" error="Manca la terza." />
    </>,
  )
  const [first, second, third] = screen.getAllByLabelText('Email')
  expect(first).toHaveAccessibleDescription('Manca la prima.')
  expect(second).toHaveAccessibleDescription('Manca la seconda.')
  expect(third).toHaveAccessibleDescription('Manca la terza.')
})

test('a repeated text is announced again', () => {
  render(<Announcer />)
  const status = screen.getByRole('status')
  act(() => announce('Scelta salvata.'))
  const first = screen.getByText('Scelta salvata.')
  act(() => announce('Scelta salvata.'))
  expect(status).toHaveTextContent('Scelta salvata.')
  expect(screen.getByText('Scelta salvata.')).not.toBe(first)
})

test('links that open in a new tab say so, and others do not', () => {
  const text = 'Accetto i [termini](/terms) e scrivo a [noi](mailto:noi@test.it)'
  const { rerender } = render(<LinkedText text={text} newTab="Nuova scheda" />, {
    wrapper: MemoryRouter,
  })
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAccessibleDescription('Nuova scheda')
  }
  rerender(<LinkedText text={text} />)
  expect(screen.getByRole('link', { name: 'termini' })).toHaveAttribute('href', '/terms')
  for (const link of screen.getAllByRole('link')) {
    expect(link).not.toHaveAttribute('target')
    expect(link).not.toHaveAccessibleDescription()
  }
})
