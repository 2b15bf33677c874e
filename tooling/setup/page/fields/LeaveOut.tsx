import type { Field } from '../form-context.ts'

/** Says on purpose that the business does not have something. */
interface LeaveOutProps {
  field: Field
  name: string
  /** Whether it stands where nothing else names the value. */
  isNamed?: boolean
}

export function LeaveOut({ field, name, isNamed = false }: LeaveOutProps) {
  return (
    <label>
      <input
        id={isNamed ? `${field.id}-none` : undefined}
        type="checkbox"
        checked={field.value === null}
        aria-label={isNamed ? undefined : `Non c’è: ${name}`}
        onChange={event => field.save(event.target.checked ? null : undefined)}
      />{' '}
      {isNamed ? `${name}: non c’è` : 'Non c’è'}
    </label>
  )
}
