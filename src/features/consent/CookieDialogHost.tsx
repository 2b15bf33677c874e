import { layout } from '~/content/layout'
import { lazyComponent } from '~/lib/lazy-component'
import { LazyDialog, withStylesheet } from '~/ui/LazyDialog'

export const CookieDialog = lazyComponent('CookieDialog', () =>
  withStylesheet(import('./CookieDialog')),
)

export function CookieDialogHost() {
  return <LazyDialog name="cookies" dialog={CookieDialog} loadingLabel={layout.loading.cookies} />
}
