/** The questions people ask before they start, with the answers. */
export const questions = [
  {
    question: 'What does it cost?',
    answer:
      'Nothing until your first sale. After that it is a flat 14 a month, with postage labels at the carrier’s own price. There is no cut of what you sell.',
  },
  {
    question: 'Can I keep the site I already have?',
    answer:
      'Yes. You choose in the next step whether we host the whole shop, or whether it lives inside the site you already run. Your address stays yours either way.',
  },
  {
    question: 'How long does it take to open?',
    answer:
      'Most shops with fewer than thirty products open within a week. Photographing takes the longest; the rest is an evening.',
  },
  {
    question: 'Which payments can my customers use?',
    answer:
      'Cards, bank transfer and the wallets on their phones. Money arrives in your account two working days after the order.',
  },
  {
    question: 'What happens if I want to leave?',
    answer:
      'You download your products, customers and orders as plain files and close the shop. We keep the address pointing at your new one for ninety days.',
  },
] as const;
