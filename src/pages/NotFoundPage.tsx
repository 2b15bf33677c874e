import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Drawing } from '~/brand/Drawing'
import { layout } from '~/content/layout'
import { notFound } from '~/content/not-found'
import { paths } from '~/content/paths'
import { PageMeta } from '~/layout/PageMeta'
import { ButtonLink } from '~/ui/Button'
import { PageHero } from '~/ui/PageHero'

export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error('Page not found:', pathname)
  }, [pathname])
  return (
    <>
      <PageMeta page={notFound} />
      <PageHero
        above={<Drawing name="empty" className="mb-11 w-full low:hidden" />}
        title={<span lang="en">{notFound.title}</span>}
        lead={notFound.text}
      >
        <ButtonLink to={paths.home} lang="en" variant="primary" className="mt-8">
          {notFound.home}
        </ButtonLink>
        <ul className="mt-7 flex flex-wrap gap-x-6">
          {layout.navigation.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="inline-block py-2.5">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </PageHero>
    </>
  )
}
