import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RemoveScroll } from './react-remove-scroll'

const { documentElement: root, body } = document

afterEach(() => vi.unstubAllGlobals())

/** How much of the window the scrollbar takes; jsdom has no layout, so the page is 0 wide. */
const scrollbar = (width: number) => vi.stubGlobal('innerWidth', width)

const lock = () => render(<RemoveScroll>under a lock</RemoveScroll>)

test('the page stays locked until both locks are released', () => {
  scrollbar(15)
  const first = lock()
  scrollbar(0)
  const second = lock()
  first.unmount()
  expect(root).toHaveAttribute('data-scroll-locked')
  expect(body).toHaveStyle({ marginRight: '15px' })
  second.unmount()
  expect(root).not.toHaveAttribute('data-scroll-locked')
})
