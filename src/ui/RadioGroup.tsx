import { useId } from 'react'
import { cn } from '~/lib/cn'
import { FieldError } from './Field'

/** The longest label that has room beside another one on a phone, in characters. */
const shortLabel = 10

interface RadioGroupProps {
  name: string
  label: string
  /** The labels by their values. */
  options: Readonly<Record<string, string>>
  defaultValue?: string | undefined
  required?: boolean
  readOnly?: boolean
  error?: string | undefined
  className?: string
}

/** Native radio buttons. Without aria-invalid, browsers report untouched required ones as invalid. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, label: legend, options, defaultValue, required, readOnly, error, className } = props
  const errorId = useId()
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows this one, and only it can be required.
      role="radiogroup"
      inert={readOnly}
      aria-required={required}
      aria-describedby={error ? errorId : undefined}
      className={cn('mb-6.5', className)}
    >
      <legend className="mb-3 text-balance font-bold text-body">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2.5 sm:auto-rows-fr sm:grid-cols-2">
        {Object.entries(options).map(([value, label]) => (
          <label
            key={value}
            className={cn(
              'group flex min-h-14 cursor-pointer items-center gap-3 rounded-control border-[1.5px] border-bordo bg-white px-3 py-3.5 sm:odd:last:col-span-full sm:px-4 font-medium leading-[1.3] hover:border-ghisa has-checked:border-ghisa has-[[aria-invalid=true]]:border-errore has-checked:ring-[1.5px] has-checked:ring-ghisa has-checked:ring-inset has-focus-visible:outline-3 has-focus-visible:outline-fuoco-scuro has-focus-visible:outline-offset-1',
              label.length > shortLabel && 'max-sm:col-span-full',
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              required={required}
              aria-invalid={Boolean(error)}
              className="size-5 flex-none appearance-none rounded-full border-2 border-bordo outline-none checked:border-6 checked:border-ghisa"
            />
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
