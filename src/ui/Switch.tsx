import * as Radix from '@radix-ui/react-switch'
import { type ReactNode, useId } from 'react'

interface SwitchProps {
  label: string
  description: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** More details, which are not announced with the switch. */
  children?: ReactNode
}

export function Switch({ label, description, checked, onChange, disabled, children }: SwitchProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-5 border-linea border-b py-4">
      <div>
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        <p id={`${id}-description`} className="text-small text-fumo leading-snug">
          {description}
        </p>
        {children}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={`${id}-description`}
        className="group relative h-7.5 w-13 flex-none cursor-pointer rounded-full border border-transparent bg-bordo focus-visible:rounded-full disabled:cursor-not-allowed data-[state=checked]:bg-ghisa forced-colors:data-[state=checked]:bg-[Highlight]"
      >
        <Radix.Thumb className="ml-0.75 block size-5.5 rounded-full bg-white transition-[margin] duration-150 data-[state=checked]:ml-6.25 forced-colors:bg-[ButtonText] motion-reduce:transition-none" />
      </Radix.Root>
    </div>
  )
}
