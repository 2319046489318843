import type { StarterFaq } from '@chat-module/contract/starter-faqs';

/** Forty questions that renters ask any storage facility, with answers that fit most. `{{name}}` is a blank. */
export const starterFaqs: readonly StarterFaq[] = [
  {
    id: 'rent-a-unit',
    category: 'renting',
    question: 'How do I rent a unit?',
    answer:
      'Choose a size in this chat and send us a reservation request, or call {{businessName}} at {{phone}}. We confirm the unit with you, and you sign the rental agreement when you move in.',
  },
  {
    id: 'what-to-bring',
    category: 'renting',
    question: 'What do I need to rent a unit?',
    answer:
      'Bring a government-issued photo ID, your phone number and email address, and a way to pay the first month’s rent.',
  },
  {
    id: 'reservation-cost',
    category: 'renting',
    question: 'Does it cost anything to reserve a unit?',
    answer: 'No. A reservation request is free and doesn’t bind you. You pay when you sign the rental agreement.',
  },
  {
    id: 'cancel-reservation',
    category: 'renting',
    question: 'Can I cancel my reservation?',
    answer: 'Yes. Call us at {{phone}} any time before you move in.',
  },
  {
    id: 'deposit',
    category: 'renting',
    question: 'Do I have to pay a deposit?',
    answer: 'Deposit: {{deposit}}.',
  },
  {
    id: 'move-in-fee',
    category: 'renting',
    question: 'Is there an admin or move-in fee?',
    answer: 'Move-in fee: {{moveInFee}}.',
  },
  {
    id: 'rental-term',
    category: 'renting',
    question: 'How long do I have to rent for?',
    answer: 'Units are rented month to month. You can stay as long as you like.',
  },
  {
    id: 'see-a-unit',
    category: 'renting',
    question: 'Can I see a unit before I rent it?',
    answer:
      'Yes. Come to the office at {{address}}, and we’ll show you what is free. The office hours are:\n{{officeHours}}',
  },
  {
    id: 'change-size',
    category: 'renting',
    question: 'Can I switch to a bigger or smaller unit later?',
    answer: 'Yes, when the size you want is free. Call us at {{phone}} to arrange it.',
  },
  {
    id: 'specials',
    category: 'renting',
    question: 'Do you have any discounts or specials?',
    answer: 'Specials change often. Call us at {{phone}} to hear what we offer right now.',
  },
  {
    id: 'rent-increase',
    category: 'renting',
    question: 'Will my rent go up?',
    answer: 'Rent can change over time. We tell you in writing before a new rate starts.',
  },
  {
    id: 'business-storage',
    category: 'renting',
    question: 'Can I store things for my business?',
    answer:
      'Yes. Stock, tools, equipment and files are welcome if they are safe and legal to store. You can’t run the business from the unit.',
  },
  {
    id: 'payment-methods',
    category: 'payments',
    question: 'What payment methods do you accept?',
    answer: 'We accept {{paymentMethods}}.',
  },
  {
    id: 'pay-online',
    category: 'payments',
    question: 'How can I pay my bill online?',
    answer: 'You can pay online at {{paymentPortal}}. If you can’t sign in there, call us at {{phone}}.',
  },
  {
    id: 'rent-due',
    category: 'payments',
    question: 'When is my rent due?',
    answer: 'Rent is due {{rentDue}}.',
  },
  {
    id: 'late-payment',
    category: 'payments',
    question: 'What happens if I pay late?',
    answer:
      'Late fee: {{lateFee}}. You may lose access to your unit until the rent is paid. If you can’t pay on time, call us at {{phone}} before it is due.',
  },
  {
    id: 'lien',
    category: 'payments',
    question: 'Can my things be sold at auction if I don’t pay?',
    answer:
      'If rent stays unpaid, the law gives us a lien on what is in the unit. After the notices and waiting times that state law requires, it can be sold at auction. Call us at {{phone}} as soon as you have trouble paying.',
  },
  {
    id: 'insurance',
    category: 'payments',
    question: 'Do I need insurance for my unit?',
    answer:
      'Insurance: {{insurance}}. Your homeowner’s or renter’s policy may also cover things in storage, so ask your insurer.',
  },
  {
    id: 'insured-by-us',
    category: 'payments',
    question: 'Does the facility insure my belongings?',
    answer: 'No. Our insurance covers the buildings, not what you store. Your belongings need a policy of your own.',
  },
  {
    id: 'gate-hours',
    category: 'access',
    question: 'What are the gate hours, and when does the gate open and close?',
    answer: 'Gate hours: {{gateHours}}.',
  },
  {
    id: 'after-hours',
    category: 'access',
    question: 'Can I get to my unit when the office is closed?',
    answer: 'Yes, during gate hours: {{gateHours}}. The office doesn’t have to be open.',
  },
  {
    id: 'gate-code',
    category: 'access',
    question: 'How do I get through the gate?',
    answer: 'You get an access code of your own when you move in. Please don’t share it with anybody.',
  },
  {
    id: 'code-fails',
    category: 'access',
    question: 'My gate code doesn’t work. What can I do?',
    answer:
      'Check that it is within gate hours and that your rent is paid. If both are fine, call us at {{phone}}. We don’t give out codes in this chat.',
  },
  {
    id: 'bring-a-lock',
    category: 'access',
    question: 'Do I have to bring my own lock?',
    answer: 'Yes. We recommend a disc lock, which is hard to cut. Only you have the key.',
  },
  {
    id: 'lost-key',
    category: 'access',
    question: 'I lost the key to my lock. What can I do?',
    answer:
      'Come to the office with your photo ID. Once we have confirmed that the unit is yours, the lock can be cut off and you put on a new one.',
  },
  {
    id: 'share-access',
    category: 'access',
    question: 'Can somebody else get into my unit for me?',
    answer: 'Yes, if you tell us first. Ask us to add them to your rental agreement.',
  },
  {
    id: 'security',
    category: 'access',
    question: 'How do you keep my things safe?',
    answer:
      'Each unit is locked with its renter’s own lock. Call us at {{phone}} to ask about the gate, the lighting and the cameras.',
  },
  {
    id: 'not-allowed',
    category: 'storing',
    question: 'What am I not allowed to store?',
    answer:
      'Nothing that burns, explodes, leaks, spoils or lives: no gasoline or other fuel, propane, paint thinner, fireworks, ammunition, chemicals, food, plants or animals. Nothing illegal or stolen either.',
  },
  {
    id: 'live-in-unit',
    category: 'storing',
    question: 'Can I live or sleep in my unit?',
    answer: 'No. Units are for storage only, and nobody may stay overnight.',
  },
  {
    id: 'pests',
    category: 'storing',
    question: 'Are there mice or insects, and how do I keep pests away?',
    answer:
      'Store no food, clean everything before you bring it, and use plastic bins with tight lids rather than cardboard boxes. If you see signs of mice or insects, call us at {{phone}}.',
  },
  {
    id: 'moisture',
    category: 'storing',
    question: 'How do I protect my things from moisture and mold?',
    answer:
      'Bring everything in dry, keep it off the floor on pallets, leave some space along the walls, and cover furniture with sheets rather than plastic so that air can move.',
  },
  {
    id: 'climate-control',
    category: 'storing',
    question: 'Do you have climate-controlled units?',
    answer:
      'Yes, in these sizes: {{climateSizes}}. They suit wooden furniture, electronics, musical instruments, photos and papers.',
  },
  {
    id: 'drive-up',
    category: 'storing',
    question: 'Do you have drive-up units?',
    answer: 'Yes, in these sizes: {{driveUpSizes}}. You park at the door and load straight from your car or truck.',
  },
  {
    id: 'vehicles',
    category: 'storing',
    question: 'Can I store a car, boat or RV?',
    answer:
      'Yes, in these spaces: {{parkingSizes}}. The vehicle must be registered and insured, must not leak, and must fit the space.',
  },
  {
    id: 'furniture',
    category: 'storing',
    question: 'How do I prepare furniture and appliances for storage?',
    answer:
      'Clean and dry everything. Take beds and tables apart, cover mattresses and sofas, and leave the doors of refrigerators and washers slightly open.',
  },
  {
    id: 'moving-help',
    category: 'moving',
    question: 'Do you help me move my things?',
    answer: 'We don’t move belongings ourselves. You are welcome to bring a moving company.',
  },
  {
    id: 'move-in-day',
    category: 'moving',
    question: 'What happens on the day I move in?',
    answer:
      'Come to the office at {{address}} with your photo ID. You sign the rental agreement, pay the first month and get your access code. The office hours are:\n{{officeHours}}',
  },
  {
    id: 'notice',
    category: 'moving',
    question: 'How much notice do I have to give before I move out?',
    answer: 'Please give us notice before you move out: {{notice}}. Call us at {{phone}}.',
  },
  {
    id: 'move-out',
    category: 'moving',
    question: 'What do I have to do when I move out?',
    answer: 'Take everything out, sweep the unit, remove your lock and tell us at {{phone}} that you are done.',
  },
  {
    id: 'change-details',
    category: 'moving',
    question: 'How do I change my address, phone number or card?',
    answer:
      'Call us at {{phone}} or come to the office. Please keep your details up to date, because important notices go there.',
  },
];
