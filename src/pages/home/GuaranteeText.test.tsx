import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { method } from '~/content/home'
import { asShown } from '~/test/as-shown'
import { renderApp } from '~/test/render-app'

test('the first view and the services name the guarantee with a link to its conditions', async () => {
  await renderApp('/')
  const [firstView] = screen.getAllByRole('heading', { level: 1 })
  const services = document.getElementById('servizi')
  for (const section of [firstView?.closest('section'), services])
    expect(section?.querySelector('a[href="/#garanzia"]')).toBeInTheDocument()
  const step = document.getElementById('garanzia')
  if (!step) throw new Error('The page has no #garanzia.')
  expect(within(step).getByText(asShown(method.placement.text))).toBeInTheDocument()
})
