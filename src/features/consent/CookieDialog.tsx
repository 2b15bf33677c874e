import { useState } from 'react'
import { cookieDialog } from '~/content/cookie-dialog'
import { belongsTo } from '~/content/services/provider'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { LinkedText } from '~/ui/LinkedText'
import { Switch } from '~/ui/Switch'
import { allCategories, type Category, categories, draftOf, onlyEssential } from './choice'
import { useCookieConsent } from './cookie-consent-context'

const words: Record<Category, { name: string; text: string }> = cookieDialog.categories

export function CookieDialog() {
  const { isDialogOpen, closeDialog } = useCookieConsent()
  return (
    <Dialog
      open={isDialogOpen}
      onClose={closeDialog}
      words={cookieDialog}
      className="sm:max-w-[560px]"
    >
      <CookiePreferences />
    </Dialog>
  )
}

function Providers({ category }: { category: Category }) {
  const providers = useCookieConsent().providers.filter(each => belongsTo(each, category))
  if (providers.length === 0) {
    return <p className="mt-1 text-fumo text-note">{cookieDialog.noProvider}</p>
  }
  return (
    <ul className="mt-1 text-fumo text-note">
      {providers.map(({ id, service, company, stores }) => {
        const names = stores.filter(store => store.category === category).map(({ name }) => name)
        const stored = names.length > 0 ? `: ${[...new Set(names)].join(', ')}` : ''
        return <li key={id}>{`${service} (${company})${stored}`}</li>
      })}
    </ul>
  )
}

/** The switches change a draft; saving applies it. */
function CookiePreferences() {
  const { choice, providers, rejectAll, savePreferences, closeDialog } = useCookieConsent()
  const [draft, setDraft] = useState(() => draftOf(choice, providers))
  return (
    <>
      <div className="mb-5.5 border-linea border-t">
        {/* With many to answer, all can be accepted at once here too (Garante, doc. web 9677876, letter f). */}
        {providers.length > 0 && (
          <Switch
            label={cookieDialog.all.name}
            description={cookieDialog.all.text}
            checked={categories.every(category => draft[category])}
            onChange={checked => setDraft(checked ? allCategories : onlyEssential)}
          />
        )}
        {categories.map(category => (
          <Switch
            key={category}
            label={words[category].name}
            description={words[category].text}
            checked={draft[category]}
            onChange={checked => setDraft({ ...draft, [category]: checked })}
            disabled={category === 'essential'}
          >
            {category !== 'essential' && <Providers category={category} />}
          </Switch>
        ))}
        <p className="py-3 text-small text-fumo leading-snug">
          <LinkedText text={cookieDialog.details} newTab={cookieDialog.newTab} />
        </p>
      </div>
      <div className="dialog-foot grid grid-cols-2 gap-2.5 sm:grid-cols-[1fr_1fr_1.3fr]">
        <Button variant="outline" onClick={rejectAll} className="sm:px-2">
          {cookieDialog.reject}
        </Button>
        <Button variant="outline" onClick={closeDialog} className="sm:px-2">
          {cookieDialog.cancel}
        </Button>
        <Button
          variant="dark"
          onClick={() => savePreferences(draft)}
          className="max-sm:col-span-2 sm:px-2"
        >
          {cookieDialog.save}
        </Button>
      </div>
    </>
  )
}
