import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { App, preloadPage } from '~/App'

/** Mounts the whole site at an address, with a visitor to use it. */
export async function renderApp(address: string) {
  await preloadPage(address)
  render(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  )
  return userEvent.setup()
}
