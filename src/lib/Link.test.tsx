import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Link } from './Link'

function Address() {
  const { pathname, hash } = useLocation()
  return <output>{pathname + hash}</output>
}

function show(link: React.ReactNode) {
  render(
    <MemoryRouter initialEntries={['/start']}>
      {link}
      <Address />
    </MemoryRouter>,
  )
  return screen.getByRole('link')
}

const address = () => screen.getByRole('status').textContent

test('a click on a link leads to its page without a load', () => {
  const link = show(<Link to="/aziende#modulo">Aziende</Link>)
  expect(link).toHaveAttribute('href', '/aziende#modulo')
  expect(fireEvent.click(link)).toBe(false)
  expect(address()).toBe('/aziende#modulo')
})

test('a click that asks for a new tab is the browser’s', () => {
  const link = show(<Link to="/aziende">Aziende</Link>)
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  expect(address()).toBe('/start')
})

test('a click that its owner has answered leads nowhere', () => {
  const link = show(
    <Link to="/aziende" onClick={event => event.preventDefault()}>
      Aziende
    </Link>,
  )
  fireEvent.click(link)
  expect(address()).toBe('/start')
})

test.each(['mailto:info@esempio.it', 'tel:+39021234567', 'https://esempio.it/'])(
  'the address %s outside the site is a plain link',
  to => {
    expect(show(<Link to={to}>Fuori</Link>)).toHaveAttribute('href', to)
  },
)
