import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SubmitEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { Button, buttonClass } from './Button'

test('a click calls the handler', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Scopri</Button>)
  await user.click(screen.getByRole('button', { name: 'Scopri' }))
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a disabled button ignores clicks', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  render(
    <Button disabled onClick={onClick}>
      Scopri
    </Button>,
  )
  await user.click(screen.getByRole('button', { name: 'Scopri' }))
  expect(onClick).not.toHaveBeenCalled()
})

test('within a form only a button of type submit sends it', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Indietro</Button>
      <Button type="submit">Invia</Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Indietro' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Invia' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a link can look like a button of the same variant and size', () => {
  render(
    <>
      <Button variant="dark" size="small">
        Chiudi
      </Button>
      <a href="/aziende" className={buttonClass('dark', 'small')}>
        Aziende
      </a>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Chiudi' })
  expect(button.className).toBe(screen.getByRole('link', { name: 'Aziende' }).className)
})

test('each variant and each size has a look of its own', () => {
  const looks = (['primary', 'outline', 'dark'] as const).flatMap(variant => [
    buttonClass(variant),
    buttonClass(variant, 'small'),
  ])
  expect(new Set(looks).size).toBe(6)
})

test('a class of the caller is added to those of the button', () => {
  render(<Button className="w-full">Scopri</Button>)
  expect(screen.getByRole('button').className).toBe(`${buttonClass('primary')} w-full`)
})
