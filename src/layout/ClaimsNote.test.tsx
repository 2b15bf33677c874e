import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '~/test/render-app'

test.each(['/', '/aziende'])('a note on %s names what proves the figures', async address => {
  await renderApp(address)
  expect(screen.getByText(/Font[ei]: .*\d{4}/)).toBeVisible()
})
