import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '~/test/render-app'

test('the first view and the services name the guarantee with a link to its conditions', async () => {
  await renderApp('/')
  const hrefs = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(hrefs.filter(href => href === '/#garanzia')).toHaveLength(2)
  const step = document.getElementById('garanzia')
  if (!step) throw new Error('The page has no #garanzia.')
  within(step).getByRole('heading', { name: 'Inserimento in aziende partner' })
})
