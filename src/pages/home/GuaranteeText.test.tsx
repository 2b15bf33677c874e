import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { guaranteeText } from '~/content/claims'
import { asShown } from '~/test/as-shown'
import { renderApp } from '~/test/render-app'

test('the first view and the services name the guarantee with a link to its conditions', async () => {
  await renderApp('/')
  const hrefs = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(hrefs.filter(href => href === '/#garanzia')).toHaveLength(2)
  const step = document.getElementById('garanzia')
  if (!step) throw new Error('The page has no #garanzia.')
  expect(within(step).getByText(asShown(guaranteeText))).toBeInTheDocument()
})
