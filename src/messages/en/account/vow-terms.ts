/** About the terms of the real estate boards, which a customer accepts to see more. */
export const vowTerms = {
  title: 'Accept the boards’ terms to see more',
  review: 'Review terms to view',
  accepted: 'Thank you. You have accepted the terms of the real estate boards.',
  outdated: 'These terms have changed. Reload the page to read the new ones.',
  unverified: 'Please confirm your email in your profile first, then accept the terms.',
  failed: 'Couldn’t save your answer. Please try again.',
  atSignUp:
    'To see homes and sold prices that require an account, you also accept the terms of the real estate boards after you log in.',
  read: 'Read these terms',
} as const;
