import { render } from 'preact'
import { folderOf } from './place/place.ts'
import { chooseOperation, operationOf } from './state/choose.ts'
import { openStorage } from './state/keep.ts'
import { openPlace } from './state/open.ts'
import { Store, toFirstState } from './state/state.ts'
import { App } from './view/app.tsx'
import { keepFocus } from './view/keep-focus.ts'

const folder = folderOf(location)
const store = new Store(toFirstState(operationOf(location.hash), 'createToken'))

addEventListener('hashchange', () => chooseOperation(store, location.hash.slice(1)))

const root = document.querySelector<HTMLElement>('#playground')
if (root !== null) {
  root.replaceChildren()
  keepFocus(root)
  render(<App store={store} folder={folder} />, root)
  void openPlace(store, folder, openStorage())
}
