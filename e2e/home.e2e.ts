import { expect, test, whenLive } from './test.ts'

test('the home page has its sections in the order of the specification', async ({ page }) => {
  await page.goto('/')
  const titles = await page
    .locator('main section')
    .evaluateAll(sections => sections.map(section => section.querySelector('h1, h2')?.textContent))
  expect(titles).toEqual([
    'Allenati a vendere. Costruisci la tua seconda entrata.',
    'Vendere non è un talento.È un allenamento.',
    'Scegli il tuo programma.',
    'Sei passi, un disco alla volta.',
    'Chi ti allena, vende davvero.',
    'Prima e dopo l’allenamento.',
    'Prima di iniziare.',
  ])
  const ends = page.getByRole('contentinfo')
  await expect(ends.getByRole('heading', { name: 'Il primo allenamento è gratis.' })).toBeVisible()
})

test('the hero shows five stars, how many were trained, both buttons and the promise', async ({
  page,
}) => {
  await page.goto('/')
  const hero = page.locator('main section').first()
  await expect(hero.getByText('★★★★★')).toBeVisible()
  await expect(hero.getByText('50+ venditori formati con il nostro metodo')).toBeVisible()
  await expect(hero.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' })).toBeVisible()
  await expect(hero.getByRole('link', { name: 'Scopri come funziona' })).toBeVisible()
  await expect(hero.locator('.lead')).toContainText('in meno di 3\u00a0mesi')
})

test('the guarantee of the hero leads to its conditions', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  await page.getByRole('link', { name: 'garantito con condizioni' }).first().click()
  await expect(page).toHaveURL('/#garanzia')
  await expect(page.locator('#garanzia')).toBeInViewport()
})

for (const name of ['Scopri come funziona', 'Scorri al metodo']) {
  test(`the link "${name}" scrolls to the method section`, async ({ page }) => {
    await page.goto('/')
    await whenLive(page)
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL('/#metodo-testato')
    await expect(page.locator('#metodo-testato')).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500)
  })
}

test('a footer link leads from another page to the method section', async ({ page }) => {
  await page.goto('/aziende')
  await whenLive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Il metodo' }).click()
  await expect(page).toHaveURL('/#metodo-testato')
  await expect(page.locator('#metodo-testato')).toBeInViewport()
})

test('the about section shows the mission, four figures and three values', async ({ page }) => {
  await page.goto('/')
  const about = page.getByRole('region', { name: 'Vendere non è un talento.' })
  await expect(about.getByText('La nostra missione')).toBeVisible()
  await expect(about.getByRole('definition')).toHaveText(['50+', '98%', '+300%', '10+'])
  await expect(about.getByRole('heading', { level: 3 })).toHaveCount(3)
})

test('the services section shows six cards, each with its features', async ({ page }) => {
  await page.goto('/')
  const cards = page.locator('#servizi > div > ul > li')
  await expect(cards).toHaveCount(6)
  for (const card of await cards.all()) {
    expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
  }
  await expect(cards.getByRole('heading')).toHaveText([
    'Corsi online',
    'Consulenze 1 a 1',
    'Coaching di gruppo',
    'Risorse pratiche',
    'Webinar',
    'Percorsi intensivi',
  ])
})

test('the method section shows six steps in order and four pillars', async ({ page }) => {
  await page.goto('/')
  const method = page.locator('#metodo-testato')
  await expect(method.locator('ol h3')).toHaveText([
    'Analisi comportamentale',
    'Strategia personalizzata',
    'Implementazione pratica',
    'Consolidamento',
    'Monitoraggio dei risultati',
    'Inserimento in aziende partner',
  ])
  await expect(method.locator('ul h3')).toHaveCount(4)
  await expect(method.getByText('20+ aziende partner')).toBeVisible()
})

test('the team section shows three members with their figures and contact buttons', async ({
  page,
}) => {
  await page.goto('/')
  const team = page.getByRole('region', { name: 'Chi ti allena, vende davvero.' })
  await expect(team.getByRole('heading', { level: 3 })).toHaveCount(3)
  for (const figure of ['100+ persone formate', '50+ persone formate', '20 persone formate']) {
    await expect(team.getByText(figure, { exact: true })).toBeVisible()
  }
  await expect(team.getByRole('button', { name: /^Parla con/ })).toHaveCount(3)
  await expect(team.getByRole('link', { name: /^Scrivi un’email a/ })).toHaveCount(3)
})

test('the results section shows three testimonials and two buttons', async ({ page }) => {
  await page.goto('/')
  const results = page.locator('#risultati')
  await expect(results.getByRole('figure')).toHaveCount(3)
  await expect(results.getByRole('button', { name: 'Voglio iniziare anch’io' })).toBeVisible()
  await results.getByRole('link', { name: 'Sei un’azienda?' }).click()
  await expect(page).toHaveURL('/aziende')
})

test('every call to action opens the lead modal', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  const names = [
    'Inizia gratis',
    'OTTIENI GRATIS IL METODO',
    'Ricevi il metodo',
    /^Parla con/,
    'Voglio iniziare anch’io',
    'Contattaci direttamente',
    'Inizia il tuo percorso',
  ]
  for (const name of names) {
    for (const button of await page.getByRole('button', { name }).all()) {
      await button.click()
      await expect(page.getByRole('dialog', { name: 'Ottieni GRATIS il metodo' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  }
})

test('one answer of the FAQ is open at a time, and the open one closes again', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  const questions = page.locator('#faq h3 button')
  await expect(questions).toHaveCount(5)
  const first = questions.nth(0)
  const second = questions.nth(1)
  await first.click()
  await expect(page.getByText('non serve nessuna esperienza')).toBeVisible()
  // The second answer closes the first one.
  await second.click()
  await expect(page.getByText('2-3\u00a0ore a settimana')).toBeVisible()
  await expect(page.getByText('non serve nessuna esperienza')).toBeHidden()
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  // The same question again closes its answer.
  await second.press('Enter')
  await expect(page.getByText('2-3\u00a0ore a settimana')).toBeHidden()
})

test('the answers of the FAQ hold the facts of the specification', async ({ page }) => {
  await page.goto('/')
  const answers = await page.locator('.answer').allTextContents()
  expect(answers).toHaveLength(5)
  const facts = [
    [/non serve nessuna esperienza/],
    [/2-3\sore a settimana/, /24 ore su 24, 7 giorni su 7/],
    [/videochiamata e di persona/],
    [/senza costi/, /sera/, /fine settimana/],
    [/non c’è alcun obbligo di acquisto/],
  ]
  for (const [index, patterns] of facts.entries()) {
    for (const pattern of patterns) expect(answers[index]).toMatch(pattern)
  }
})

test('find-in-page finds a closed answer of the FAQ and opens it', async ({ page }) => {
  await page.goto('/')
  const answer = page.locator('.answer').nth(3)
  await expect(answer).toHaveAttribute('hidden', 'until-found')
  await whenLive(page)
  await expect(answer).toHaveAttribute('hidden', 'until-found')
  // The text fragment in this address searches as find-in-page does.
  await page.goto('about:blank')
  await page.goto('/#:~:text=fine%20settimana')
  await whenLive(page)
  await expect(answer).toBeVisible()
  await expect(page.locator('#faq h3 button').nth(3)).toHaveAttribute('aria-expanded', 'true')
  // Find-in-page goes on to another answer.
  await page.locator('.answer').nth(0).dispatchEvent('beforematch')
  await expect(page.locator('#faq h3 button').nth(0)).toHaveAttribute('aria-expanded', 'true')
  await expect(answer).toHaveAttribute('hidden', 'until-found')
})
