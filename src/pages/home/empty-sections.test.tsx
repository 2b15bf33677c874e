import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Results } from './Results'
import { Team } from './Team'

test.each([
  ['testimonials', <Results key="results" testimonials={[]} />],
  ['people', <Team key="team" members={[]} />],
])('a business without %s shows no section about them', (_what, section) => {
  expect(render(section).container).toBeEmptyDOMElement()
})
