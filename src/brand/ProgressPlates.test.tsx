import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProgressPlates } from './ProgressPlates'

test.each([4, 5])('of %d steps each has a plate of its own, within the drawing', total => {
  const { container } = render(<ProgressPlates loaded={1} total={total} />)
  const [, ...plates] = container.querySelectorAll('rect')
  const numbers = (name: string) => plates.map(plate => Number(plate.getAttribute(name)))
  expect(new Set(numbers('x')).size).toBe(total)
  expect(Math.max(...numbers('x'))).toBe(122)
  expect(numbers('height')).toEqual(numbers('height').toSorted((a, b) => a - b))
  expect(numbers('height').at(-1)).toBe(54)
  expect(new Set(plates.map(plate => plate.getAttribute('class'))).size).toBe(2)
})
