import { desktop, expect, expectNotFound, phone, test, whenLive } from './site.ts'

test('the sections stand in the order of the specification', async ({ page }) => {
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

test('the hero has five stars, both buttons and the scroll-down button', async ({ page }) => {
  await page.goto('/')
  const hero = page.locator('main section').first()
  await expect(hero.getByText('★★★★★')).toBeVisible()
  await expect(hero.getByText('50+ venditori formati con il nostro metodo')).toBeVisible()
  await expect(hero.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' })).toBeVisible()
  await expect(hero.getByRole('link', { name: 'Scopri come funziona' })).toBeVisible()
  await expect(hero.locator('.lead')).toContainText('in meno di 3\u00a0mesi')
})

for (const name of ['Scopri come funziona', 'Scorri al metodo']) {
  test(`"${name}" scrolls to the method section`, async ({ page }) => {
    await page.goto('/')
    await whenLive(page)
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL('/#metodo-testato')
    await expect(page.locator('#metodo-testato')).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500)
  })
}

test('the method is reached from another page too', async ({ page }) => {
  await page.goto('/aziende')
  await whenLive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Il metodo' }).click()
  await expect(page).toHaveURL('/#metodo-testato')
  await expect(page.locator('#metodo-testato')).toBeInViewport()
})

test('about shows the mission, four figures and three values', async ({ page }) => {
  await page.goto('/')
  const about = page.getByRole('region', { name: 'Vendere non è un talento.' })
  await expect(about.getByText('La nostra missione')).toBeVisible()
  await expect(about.getByRole('definition')).toHaveText(['50+', '98%', '+300%', '10+'])
  await expect(about.getByRole('heading', { level: 3 })).toHaveCount(3)
})

test('services shows six cards, each with its features', async ({ page }) => {
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

test('the method has its six steps in order and four pillars', async ({ page }) => {
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

test('the team has three members with role, bio, achievements and contact buttons', async ({
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

test('results has three testimonials and two buttons', async ({ page }) => {
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

test('one question is open at a time, and the open one closes again', async ({ page }) => {
  await page.goto('/')
  await whenLive(page)
  const questions = page.locator('#faq h3 button')
  await expect(questions).toHaveCount(5)
  const first = questions.nth(0)
  const second = questions.nth(1)
  await first.click()
  await expect(page.getByText('non serve nessuna esperienza')).toBeVisible()
  await second.click()
  await expect(page.getByText('2-3\u00a0ore a settimana')).toBeVisible()
  await expect(page.getByText('non serve nessuna esperienza')).toBeHidden()
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await second.press('Enter')
  await expect(page.getByText('2-3\u00a0ore a settimana')).toBeHidden()
})

test('the answers hold the facts of the specification', async ({ page }) => {
  await page.goto('/')
  const answers = await page.locator('.answer').allTextContents()
  expect(answers).toHaveLength(5)
  const facts = [
    [/non serve nessuna esperienza/],
    [/2-3\sore a settimana/, /24 ore su 24, 7 giorni su 7/],
    [/videochiamata e di persona/],
    [/senza costi/, /sera/, /fine settimana/],
    [/nessun|non c’è alcun obbligo di acquisto/],
  ]
  for (const [index, patterns] of facts.entries()) {
    for (const pattern of patterns) expect(answers[index]).toMatch(pattern)
  }
})

test('a closed answer is found by the browser’s search, which opens it', async ({ page }) => {
  await page.goto('/')
  const answer = page.locator('.answer').nth(3)
  await expect(answer).toHaveAttribute('hidden', 'until-found')
  await whenLive(page)
  await expect(answer).toHaveAttribute('hidden', 'until-found')
  // A text fragment finds text as find-in-page does.
  await page.goto('about:blank')
  await page.goto('/#:~:text=fine%20settimana')
  await whenLive(page)
  await expect(answer).toBeVisible()
  await expect(page.locator('#faq h3 button').nth(3)).toHaveAttribute('aria-expanded', 'true')
  await page.locator('.answer').nth(0).dispatchEvent('beforematch')
  await expect(page.locator('#faq h3 button').nth(0)).toHaveAttribute('aria-expanded', 'true')
  await expect(answer).toHaveAttribute('hidden', 'until-found')
})

test('the footer links to the legal pages and to the contacts, and names the company', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const [name, href] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Cookie Policy', '/cookie-policy'],
    ['Termini di servizio', '/terms-of-service'],
    ['info@esempio.it', 'mailto:info@esempio.it'],
    ['+39 000 000 0000', 'tel:+390000000000'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await expect(footer.getByText(/P\.\sIVA/)).toBeVisible()
  await expect(footer.getByText('Via Esempio 1')).toBeVisible()
})

test('on /aziende the footer has no call to action', async ({ page }) => {
  await page.goto('/aziende')
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveText(['Preferenze cookie'])
  await page.goto('/thank-you')
  await expect(
    page.getByRole('contentinfo').getByRole('button', { name: 'Inizia il tuo percorso' }),
  ).toBeVisible()
})

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
  test(`at ${width} px nothing reaches beyond the screen`, async ({ page, visitorConsole }) => {
    expectNotFound(visitorConsole)
    await page.setViewportSize({ width, height: 900 })
    for (const address of ['/', '/aziende', '/thank-you', '/nowhere-404']) {
      await page.goto(address)
      await whenLive(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, address).toBe(0)
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the menu opens before any script has run and leads to /aziende', async ({
    page,
    visitorConsole,
  }) => {
    visitorConsole.expect(/ERR_FAILED/)

    await page.route('**/*.js', route => route.abort())
    await page.goto('/')
    await page.locator('header summary').click()
    await page.getByRole('navigation').getByRole('link', { name: 'Per le aziende' }).click()
    await expect(page).toHaveURL('/aziende')
  })

  test('the menu closes when it has led somewhere', async ({ page }) => {
    await page.goto('/')
    await whenLive(page)
    await page.locator('header summary').click()
    const link = page.getByRole('navigation').getByRole('link', { name: 'Servizi' })
    await link.click()
    await expect(link).toBeHidden()
    await expect(page.locator('#servizi')).toBeInViewport()
  })

  test('the touch keyboard stays away until the visitor asks for it', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' }).tap()
    await expect(page.getByRole('dialog')).toBeFocused()
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop })

  test('the skip link comes first and leads past the header', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skipLink = page.getByRole('link', { name: 'Vai al contenuto' })
    await expect(skipLink).toBeFocused()
    await expect(skipLink).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'OTTIENI GRATIS IL METODO' })).toBeFocused()
  })

  test('a link to another page starts at its top with the focus on its title; Back finds the place again', async ({
    page,
  }) => {
    await page.goto('/')
    await whenLive(page)
    await page.getByRole('link', { name: 'Sei un’azienda?' }).scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await page.getByRole('link', { name: 'Sei un’azienda?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })
})
