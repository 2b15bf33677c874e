import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { layout } from '~/content/layout'
import { notSent } from '~/content/messages'
import { site } from '~/content/site'
import { renderApp } from '~/test/render-app'
import { useContactModal } from './contact-modal-context'

// The draft of one visitor is not the next one's.
afterEach(() => sessionStorage.clear())

function stubWebhook(answer: () => Promise<Response>) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

/** On a page with little else: the modal is that of every page. */
async function openModal() {
  const user = await renderApp('/cookie-policy')
  await user.click(screen.getByRole('button', { name: layout.headerCta }))
  await screen.findByRole('dialog', { name: 'Ottieni GRATIS il metodo' })
  return user
}

async function fill(user: Awaited<ReturnType<typeof openModal>>) {
  await user.type(screen.getByLabelText('Nome *'), 'Giulia Conti')
  await user.type(screen.getByLabelText('Email *'), 'giulia@esempio.it')
  await user.type(screen.getByLabelText('Telefono *'), '3331234567')
  await user.click(screen.getByRole('checkbox'))
}

test('using the modal outside its provider is an error that names the provider', () => {
  function Stray() {
    useContactModal()
    return null
  }
  expect(() => render(<Stray />)).toThrow('<ContactModalProvider>')
  vi.mocked(console.error).mockClear()
})

test('the inputs have their types and required flags, and native validation is off', async () => {
  await openModal()
  expect(screen.getByLabelText('Nome *')).toBeRequired()
  expect(screen.getByLabelText('Email *')).toBeRequired()
  expect(screen.getByLabelText('Email *')).toHaveAttribute('type', 'email')
  expect(screen.getByLabelText('Email *')).toHaveAttribute('autocomplete', 'email')
  expect(screen.getByLabelText('Telefono *')).toBeRequired()
  expect(screen.getByLabelText('Telefono *')).toHaveAttribute('type', 'tel')
  expect(screen.getByLabelText('Telefono *')).toHaveAttribute('autocomplete', 'tel')
  expect(screen.getByLabelText('Nome *')).toHaveAttribute('autocomplete', 'name')
  expect(screen.getByLabelText('Nome *').closest('form')).toHaveAttribute('novalidate')
})

test('the button is disabled during the send, and a success leads to the thank-you page', async () => {
  let answer: (response: Response) => void = () => undefined
  const fetch = stubWebhook(
    () =>
      new Promise(resolve => {
        answer = resolve
      }),
  )
  const user = await openModal()
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Ottieni il metodo GRATUITAMENTE' }))
  expect(await screen.findByRole('button', { name: 'Invio in corso...' })).toBeDisabled()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ mode: 'no-cors', method: 'POST' })
  answer(new Response())
  expect(await screen.findByRole('heading', { name: 'Richiesta Inviata!' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a failed send keeps the modal open, shows a toast and logs the error', async () => {
  stubWebhook(() => Promise.reject(new TypeError('Failed to fetch')))
  const user = await openModal()
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Ottieni il metodo GRATUITAMENTE' }))
  expect(
    await screen.findByText("Si è verificato un errore nell'invio. Riprova più tardi."),
  ).toBeInTheDocument()
  expect(screen.getByLabelText('Nome *')).toHaveValue('Giulia Conti')
  expect(
    await screen.findByRole('button', { name: 'Ottieni il metodo GRATUITAMENTE' }),
  ).toBeEnabled()
  expect(console.error).toHaveBeenCalledWith('The lead was not sent', expect.any(TypeError))
  vi.mocked(console.error).mockClear()
})

test('a sent lead clears the form', async () => {
  stubWebhook(async () => new Response())
  const user = await openModal()
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Ottieni il metodo GRATUITAMENTE' }))
  await screen.findByRole('heading', { name: 'Richiesta Inviata!' })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: layout.headerCta }))
  expect(await screen.findByLabelText('Nome *')).toHaveValue('')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})

test('the texts of a lead that was not sent are still there after a reload, the tick is not', async () => {
  let user = await openModal()
  await fill(user)
  cleanup()
  user = await openModal()
  expect(screen.getByLabelText('Nome *')).toHaveValue('Giulia Conti')
  expect(screen.getByLabelText('Telefono *')).toHaveValue('3331234567')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  await user.clear(screen.getByLabelText('Nome *'))
  await user.clear(screen.getByLabelText('Email *'))
  await user.clear(screen.getByLabelText('Telefono *'))
  expect(sessionStorage).toHaveLength(0)
})

test('a repeat of the same lead keeps its timestamp, a changed lead gets a new one', async () => {
  const bodies: { timestamp: string }[] = []
  const fetch = vi.fn(async (_url: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)))
    throw new TypeError('Failed to fetch')
  })
  vi.stubGlobal('fetch', fetch)
  const user = await openModal()
  await fill(user)
  const send = () =>
    user.click(screen.getByRole('button', { name: 'Ottieni il metodo GRATUITAMENTE' }))
  await send()
  await screen.findByRole('link', { name: notSent.email })
  await send()
  await waitFor(() => expect(bodies).toHaveLength(2))
  await user.type(await screen.findByLabelText('Telefono *'), '8')
  await send()
  await waitFor(() => expect(bodies).toHaveLength(3))
  const [first, second, third] = bodies.map(({ timestamp }) => timestamp)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  await waitFor(() => expect(console.error).toHaveBeenCalledTimes(3))
  vi.mocked(console.error).mockClear()
})

test('after a failed send an email that holds what was typed is offered', async () => {
  stubWebhook(() => Promise.reject(new TypeError('Failed to fetch')))
  const user = await openModal()
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Ottieni il metodo GRATUITAMENTE' }))
  const link = await screen.findByRole('link', { name: notSent.email })
  const address = decodeURIComponent(link.getAttribute('href') ?? '')
  expect(address).toContain(`mailto:${site.email}?subject=`)
  expect(address).toContain(
    'Nome: Giulia Conti\r\nEmail: giulia@esempio.it\r\nTelefono: 3331234567',
  )
  vi.mocked(console.error).mockClear()
})
