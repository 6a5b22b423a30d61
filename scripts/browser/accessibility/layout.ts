import type { Page } from 'playwright-core'

/** Elements that overflow the view on the right, outside any box that scrolls. */
export function findOverhanging(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOut = (element: Element): boolean => {
      const { right, width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1 || right <= innerWidth + 1) return false
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (box !== document.body && getComputedStyle(box).overflowX !== 'visible') return false
      }
      return true
    }
    return [...document.querySelectorAll('body *')]
      .filter(isOut)
      .map((element) => element.outerHTML.slice(0, 120))
  })
}

/** Boxes that scroll sideways and that the Tab key can't reach. */
export function findUnreachable(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter(
        (box) =>
          box.checkVisibility() &&
          box.scrollWidth > box.clientWidth + 1 &&
          /auto|scroll/.test(getComputedStyle(box).overflowX) &&
          box.tabIndex < 0 &&
          box.querySelector('a, button, input, select, [tabindex]') === null,
      )
      .map((box) => box.outerHTML.slice(0, 120)),
  )
}

/** Elements with a running animation or transition. */
export function findMoving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (times: string) => Math.max(...times.split(',').map(parseFloat))
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element)
        const isAnimated = animationName !== 'none' && longest(animationDuration) > 0.01
        return isAnimated || longest(transitionDuration) > 0.01
      })
      .map((element) => element.outerHTML.slice(0, 100))
  })
}
