/**
 * The page numbers that are shown: first, last, and those around the current one; null stands for a gap of more than
 * one page.
 * @example pageNumbers(5, 9) // [1, null, 4, 5, 6, null, 9]
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const numbers: (number | null)[] = [];
  for (let number = 1; number <= pageCount; number++) {
    const isNear = Math.abs(number - page) <= 1 || number === 1 || number === pageCount;
    // A gap of one page takes as much space as its number.
    const fillsGap = (number === 2 && page === 4) || (number === pageCount - 1 && page === pageCount - 3);
    if (isNear || fillsGap) numbers.push(number);
    else if (numbers.at(-1) !== null) numbers.push(null);
  }
  return numbers;
}
