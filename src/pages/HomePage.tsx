import { composed } from '~/content/composed'
import { hero, shown } from '~/content/home'
import written from '~/content/pages/home.json' with { type: 'json' }
import { PageMeta } from '~/layout/PageMeta'
import { About } from './home/About'
import { Faq } from './home/Faq'
import { Hero } from './home/Hero'
import { Method } from './home/Method'
import { Results } from './home/Results'
import { Services } from './home/Services'
import { Team } from './home/Team'

const page = composed(written)

export function HomePage() {
  return (
    <>
      <PageMeta page={page} heading={`${hero.title.text} ${hero.title.accent}`} />
      <Hero />
      {shown.about && <About />}
      {shown.services && <Services />}
      {shown.method && <Method />}
      {shown.team && <Team />}
      {shown.results && <Results />}
      {shown.faq && <Faq />}
    </>
  )
}
