import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Section, SectionHead } from './Section'

test('a section is named by the title in its head', () => {
  render(
    <Section aria-labelledby="metodo">
      <SectionHead id="metodo" eyebrow="Come funziona" title="Il metodo" lead="In tre passi." />
      <p>Si comincia lunedì.</p>
    </Section>,
  )
  const section = within(screen.getByRole('region', { name: 'Il metodo' }))
  expect(section.getByRole('heading', { level: 2, name: 'Il metodo' })).toBeVisible()
  expect(section.getByText('Come funziona')).toBeVisible()
  expect(section.getByText('In tre passi.')).toBeVisible()
  expect(section.getByText('Si comincia lunedì.')).toBeVisible()
})

test('a head without a lead has no empty paragraph', () => {
  render(<SectionHead id="metodo" eyebrow="Come funziona" title="Il metodo" />)
  const paragraphs = screen.getAllByRole('paragraph').map(paragraph => paragraph.textContent)
  expect(paragraphs).toEqual(['Come funziona'])
})

test('role, id and class of the caller are those of the section', () => {
  render(
    <Section role="alert" id="guasto" className="mt-8">
      Qualcosa non va.
    </Section>,
  )
  expect(screen.getByRole('alert')).toHaveAttribute('id', 'guasto')
  expect(screen.getByRole('alert')).toHaveClass('mt-8')
})

test.each(['carta', 'ghisa', 'fuoco'] as const)('the tone %s looks unlike the plain one', tone => {
  render(
    <>
      <Section aria-label="di base">Qui</Section>
      <Section aria-label="altro" tone={tone}>
        Là
      </Section>
    </>,
  )
  const classOf = (name: string) => screen.getByRole('region', { name }).className
  expect(classOf('altro')).not.toBe(classOf('di base'))
})
