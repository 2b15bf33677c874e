import { type ComponentProps, useId } from 'react'
import { cn } from '~/lib/cn'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'aria-describedby'> {
  label: string
  /** Why it is asked for. */
  hint?: string | undefined
  error?: string | undefined
}

export function Field({ label, hint, error, className, children, ...rest }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  return (
    <div className={cn('mb-4.5', className)}>
      <label htmlFor={id} className="mb-1.75 block font-semibold text-small">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={cn(hint && hintId, error && errorId) || undefined}
        className="h-13.5 w-full rounded-control border-[1.5px] border-bordo bg-white px-4 text-body placeholder:text-segnaposto focus-visible:rounded-control focus-visible:border-ghisa focus-visible:outline-ghisa focus-visible:outline-offset-1 aria-invalid:border-errore aria-invalid:ring-1 aria-invalid:ring-errore aria-invalid:ring-inset"
        {...rest}
      />
      {hint && (
        <p id={hintId} className="mt-1.5 text-fumo text-note">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1.5 font-medium text-small text-errore">
      {children}
    </p>
  )
}
