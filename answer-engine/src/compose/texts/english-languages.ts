export const englishLanguages = {
  goOn: 'Sure, I can help you in English. What would you like to know?',
  onlyThese: (callUs: string, emergencyNumber: string): string =>
    `I can help you in English or Spanish. To talk to a person, please ${callUs}. In an emergency, call ${emergencyNumber}.`,
};
