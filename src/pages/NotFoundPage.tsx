import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { EmptyBarbell } from '~/brand/EmptyBarbell'
import { notFound } from '~/content/not-found'
import { paths } from '~/content/paths'
import { PageMeta } from '~/layout/PageMeta'
import { buttonClass } from '~/ui/Button'

export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error('Page not found:', pathname)
  }, [pathname])
  return (
    <section className="bg-ghisa pt-[clamp(40px,5vw,72px)] pb-[clamp(80px,9vw,140px)] text-gesso">
      <PageMeta page="notFound" />
      <div className="wrap">
        <EmptyBarbell className="h-auto w-full" />
        <h1 tabIndex={-1} lang="en" className="mt-11 text-headline">
          {notFound.title}
        </h1>
        <p className="lead mt-5 mb-8 text-sabbia">{notFound.text}</p>
        <Link to={paths.home} lang="en" className={buttonClass('primary')}>
          {notFound.home}
        </Link>
      </div>
    </section>
  )
}
