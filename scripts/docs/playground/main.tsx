import { render } from 'preact'
import { isOperation } from './model/document/operations.ts'
import { folderOf } from './place/place.ts'
import { chooseOperation } from './state/choose.ts'
import { openShelf } from './state/keep.ts'
import { openPlace } from './state/open.ts'
import { Store, toFirstState } from './state/state.ts'
import { App } from './view/app.tsx'

const folder = folderOf(location)
const asked = decodeURIComponent(location.hash.slice(1))
const store = new Store(toFirstState(isOperation(asked) ? asked : undefined, 'createToken'))

addEventListener('hashchange', () => chooseOperation(store, location.hash.slice(1)))

const root = document.querySelector('#playground')
if (root !== null) {
  root.replaceChildren()
  render(<App store={store} folder={folder} />, root)
  void openPlace(store, folder, openShelf())
}
