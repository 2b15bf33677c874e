import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './Field'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'aria-describedby'> {
  label: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className="mt-1.5 mb-6">
      <div className="flex items-start gap-3.5 text-small leading-[1.45]">
        <input
          type="checkbox"
          id={id}
          // Without aria-invalid, browsers report an untouched required checkbox as invalid.
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          className="size-6 flex-none accent-ghisa aria-invalid:ring-2 aria-invalid:ring-errore aria-invalid:ring-offset-2"
          {...rest}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
