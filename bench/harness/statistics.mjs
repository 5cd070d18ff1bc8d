/** The value below which a part (0 to 1) of the numbers lies, between neighbours in proportion. */
function quantile(numbers, part) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const low = Math.floor(place);
  const high = Math.ceil(place);
  return sorted[low] + (sorted[high] - sorted[low]) * (place - low);
}

export const median = (numbers) => quantile(numbers, 0.5);

/** The middle of the numbers and how far they spread: median, first and third quartile. */
export const summarize = (numbers) => ({
  median: median(numbers),
  low: quantile(numbers, 0.25),
  high: quantile(numbers, 0.75),
});
