import { hero, home, shown } from '~/content/home'
import { PageMeta } from '~/layout/PageMeta'
import { About } from './home/About'
import { Faq } from './home/Faq'
import { Hero } from './home/Hero'
import { Method } from './home/Method'
import { Results } from './home/Results'
import { Services } from './home/Services'
import { Team } from './home/Team'

export function HomePage() {
  return (
    <>
      <PageMeta page={home} heading={`${hero.title.text} ${hero.title.accent}`} />
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
