import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { layout } from '~/content/layout'
import { renderApp } from '~/test/render-app'

test('a link to the page that is shown leads to its top, as in a browser', async () => {
  const user = await renderApp('/')
  const scroll = vi.spyOn(window, 'scrollTo')
  await user.click(screen.getByRole('link', { name: layout.logoLabel }))
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})
