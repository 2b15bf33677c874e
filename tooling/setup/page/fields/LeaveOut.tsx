import type { Field } from '../form-context.ts'

/** Says on purpose that the business does not have something. */
export function LeaveOut({ field, name }: { field: Field; name: string }) {
  return (
    <label>
      <input
        type="checkbox"
        checked={field.value === null}
        aria-label={`Non c’è: ${name}`}
        onChange={event => field.save(event.target.checked ? null : undefined)}
      />{' '}
      Non c’è
    </label>
  )
}
