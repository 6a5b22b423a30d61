/** Buttons of which one is pressed. */
export function Tabs<Name extends string>({
  label,
  names,
  chosen,
  choose,
}: {
  label: string
  names: readonly Name[]
  chosen: Name
  choose: (name: Name) => void
}) {
  return (
    <div class="tabs" role="group" aria-label={label}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          class="small"
          aria-pressed={name === chosen}
          onClick={() => choose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
