import { useMemo } from 'preact/hooks'
import { useTexts } from '../../theme/language.ts'
import { gapTexts } from '../../theme/messages/gaps.ts'
import { allGaps } from '../../../openapi/ledger.ts'
import { changedOf, isAbout, toShown, type SiteProfile } from '../model/site-profile.ts'
import { addressOf, goTo } from '../state/route.ts'
import { useLive } from '../state/use-live.ts'
import { ProfileFile } from '../view/profile-file.tsx'
import { Table, Waiting } from '../view/parts.tsx'
import { Said, useSay } from '../view/said.tsx'
import { SearchBox } from '../view/search-box.tsx'
import { GapView } from './gap.tsx'
import type { ScreenProps } from './screen.ts'

/** The ledger of gaps with what is in force, or one of them. */
export function GapsScreen(props: ScreenProps) {
  const { store, state, route } = props
  const texts = useTexts(gapTexts)
  const [id] = route.rest
  const live = useLive(state, (client) => client.profile(), [])
  const { value: profile } = live
  return (
    <section class="tools" aria-labelledby="gaps-title">
      <h2 id="gaps-title">{texts.title}</h2>
      {profile === undefined ? (
        <Waiting live={live} />
      ) : id === undefined ? (
        <>
          <p>{texts.about}</p>
          <ProfileFile store={store} profile={profile} />
          <List query={route.query} profile={profile} />
        </>
      ) : (
        <GapView key={id} {...props} id={id} profile={profile} />
      )}
    </section>
  )
}

interface ListProps {
  query: Readonly<Record<string, string>>
  profile: SiteProfile
}

function List({ query, profile }: ListProps) {
  const texts = useTexts(gapTexts)
  const say = useSay()
  const { text = '', changed = '' } = query
  const go = (next: Record<string, string>) =>
    goTo(addressOf('gaps', [], { text, changed, ...next }), true)
  const differing = changedOf(profile)
  const found = useMemo(
    () =>
      allGaps.filter(
        (gap) =>
          (changed === '' || Object.hasOwn(differing, gap.id)) &&
          isAbout(gap, text, profile[gap.id], say),
      ),
    [text, changed, profile, say],
  )
  return (
    <>
      <SearchBox
        id="gaps-search"
        label={texts.search}
        text={text}
        search={(typed) => go({ text: typed })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={changed !== ''}
          onChange={({ currentTarget }) => go({ changed: currentTarget.checked ? 'only' : '' })}
        />
        {texts.onlyChanged}
      </label>
      <p class="quiet" role="status">
        {texts.count(found.length, Object.keys(differing).length)}
      </p>
      {found.length === 0 ? (
        <p class="empty">{texts.none}</p>
      ) : (
        <Table label={texts.title} heads={[texts.id, texts.question, texts.inForce]}>
          {found.map(({ id, slug, question }) => (
            <tr key={id}>
              <td class="gap-name">
                <a href={addressOf('gaps', [id], query)}>{id}</a>
                <br />
                <span class="quiet">{slug}</span>
              </td>
              <td>
                <Said text={question} />
              </td>
              <td class="in-force">
                <code>{toShown(profile[id])}</code>{' '}
                {Object.hasOwn(differing, id) && <strong>{texts.changed}</strong>}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </>
  )
}
