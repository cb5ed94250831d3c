/** Lists demo texts for clients of one industry; each text is used for one client only. */
import type { industries } from '#domain/clients/clientRules.ts';

type Shared = { readonly shared: boolean; readonly text: string };
type Review = { readonly stars: number; readonly text: string };

export type IndustryTexts = {
  readonly notes: readonly string[];
  /** Annotations on a day: one for each client. `shared`: the client may read it. */
  readonly remarks: readonly Shared[];
  readonly reviews: readonly Review[];
};

const ours = (text: string): Shared => ({ shared: false, text });
const open = (text: string): Shared => ({ shared: true, text });
const stars = (count: number, text: string): Review => ({ stars: count, text });

export const industryTexts: Readonly<Record<(typeof industries)[number], IndustryTexts>> = {
  'E-commerce': {
    notes: [
      'Returns eat a fifth of the revenue: judge campaigns by what is kept, not by what is ordered.',
      'The warehouse does not ship on weekends, so next-day promises are out from Friday noon.',
      'Three bestsellers bring half of the orders. Check their stock before any push.',
      'Free delivery starts at 60 dollars; ads that name it sell larger baskets.',
    ],
    remarks: [
      open(
        'The product feed lost its sizes overnight. Repaired by noon, shopping ads ran on old data until then.',
      ),
      open('Checkout now takes Apple Pay. Watch the rate on phones.'),
      ours('Two marketplaces undercut us on the bestseller; paused the ads that lead straight to it.'),
      ours('Shopping campaigns split by margin, so that cheap items stop taking the budget.'),
    ],
    reviews: [
      stars(5, 'Arrived in two days, well packed, and the colour is the one in the picture.'),
      stars(5, 'Second order this year. The first one still looks new after forty washes.'),
      stars(4, 'Lovely quality. The size chart runs small, so I had to exchange once.'),
      stars(3, 'The goods are fine, but the parcel sat with the courier for a week.'),
      stars(2, 'The refund took three emails. The money did arrive in the end.'),
    ],
  },
  'SaaS & Technology': {
    notes: [
      'A trial counts only when somebody invites a colleague. Sign-ups alone do not impress them.',
      'Sales calls every lead within an hour on working days; weekend leads go cold.',
      'Legal reads every claim about security. Plan a week for it.',
    ],
    remarks: [
      open('The pricing page now shows yearly prices first.'),
      ours('Half of the trial sign-ups came from students; excluded university networks.'),
      open('The webinar had 140 people in it, twice as many as the one before.'),
    ],
    reviews: [
      stars(5, 'Set up in one afternoon, and the support people knew what they were talking about.'),
      stars(5, 'Replaced three spreadsheets and a weekly meeting. Nobody misses either.'),
      stars(4, 'Does what it says. The phone app still lacks the approval step.'),
      stars(3, 'Good tool, but the price per seat adds up quickly for a team of thirty.'),
      stars(2, 'The import dropped our umlauts, and the fix took a month.'),
    ],
  },
  Healthcare: {
    notes: [
      'No before-and-after pictures: the medical board does not allow them.',
      'New patients wait two weeks for an appointment at the most, or the ads have to slow down.',
      'Reception closes at four on Fridays. Call ads stop half an hour earlier.',
    ],
    remarks: [
      open('Online booking shows free appointments on the first page now.'),
      open('A second practitioner starts, so twenty more appointments a week can be filled.'),
      ours('Calls of less than ten seconds are no longer counted as bookings.'),
    ],
    reviews: [
      stars(5, 'They took the time to explain everything, and the bill was what they had said.'),
      stars(5, 'Booked at midnight, seen the next morning. My son was not scared for a second.'),
      stars(4, 'Kind staff and modern rooms. Parking behind the house is tight.'),
      stars(4, 'I waited a quarter of an hour beyond my time, but was treated very well.'),
      stars(2, 'Hard to reach by telephone. Booking online works.'),
    ],
  },
  Education: {
    notes: [
      'Parents decide, pupils click: the page has to convince the parents.',
      'A place in a full course is worth nothing. Ask which ones still have room before every push.',
      'The brochure goes out by post as well; allow a week before counting its enrolments.',
    ],
    remarks: [
      open('The evening class is full. Its ads lead to the waiting list.'),
      open('Two graduates tell their story in short videos; they replace the stock pictures.'),
      ours('The enrolment form asked for a postal address too early. Moved it to the last step.'),
    ],
    reviews: [
      stars(5, 'Small groups, patient teachers, and I passed the exam at the first attempt.'),
      stars(5, 'My daughter looks forward to Tuesdays now. I never thought I would write that.'),
      stars(4, 'Very good course. The room was cold in the evenings.'),
      stars(4, 'I learned more in six weeks than in two years at school; the homework is a lot.'),
      stars(3, 'Fine teachers, but the date of the course was moved twice.'),
    ],
  },
  Automotive: {
    notes: [
      'The manufacturer pays half of the budget and wants its logo in every picture.',
      'A booked visit is worth more than a lead: half of the people who call come in.',
      'The workshop is full for ten days when the first frost comes. Slow down before it.',
    ],
    remarks: [
      open('Delivery times went up to twelve weeks; the ads say so now.'),
      ours('Searches for spare parts took a tenth of the budget. Excluded them.'),
      open('The calendar for bookings is open on Saturdays too.'),
    ],
    reviews: [
      stars(5, 'Honest advice: they told me that the old one would do for another year.'),
      stars(5, 'Dropped it off at eight, picked it up at noon, and it was even washed.'),
      stars(4, 'Fair price and friendly people. The loan car had an empty tank.'),
      stars(4, 'A long test ride and no pressure to sign. I signed anyway.'),
      stars(2, 'The part was not in stock although I had booked a week before.'),
    ],
  },
  'Real Estate': {
    notes: [
      'Landlords are the scarce side. Tenants come by themselves.',
      'An address may appear in ads only once the owner has signed.',
      'They pay for viewings that took place, not for requests. Ask for the list each month.',
    ],
    remarks: [
      open('Twelve new listings went online together; the feed had them by the evening.'),
      ours('Excluded searches for student rooms: nobody here lets any.'),
      open('The valuation form now answers with a range at once instead of a promise to call.'),
    ],
    reviews: [
      stars(5, 'Sold in five weeks and above the valuation. They answered every silly question.'),
      stars(5, 'The first agent who turned up on time and knew the house.'),
      stars(4, 'Smooth from viewing to keys. The paperwork could be digital by now.'),
      stars(3, 'Nice people, but we heard nothing between the offer and the contract.'),
      stars(2, 'The flat was gone when I came to see it. A call would have saved me the trip.'),
    ],
  },
  'Travel & Hospitality': {
    notes: [
      'A direct booking saves them 17 percent of commission: never bid less on the own name.',
      'Below 40 percent of rooms taken they lower prices themselves. Do not add a discount.',
      'Guests book six weeks ahead, so a campaign shows its worth late.',
    ],
    remarks: [
      open('A booking portal bids on the house name; our ad moved back to the first place.'),
      open('Cancelling is free until two days before arrival now. The ads say so.'),
      ours('Minimum stay went to two nights: one-night searches excluded.'),
    ],
    reviews: [
      stars(5, 'Woke up to fog over the lake and fresh bread at the door. We will be back.'),
      stars(5, 'They moved our booking by a week without a fee when the train was cancelled.'),
      stars(4, 'Quiet rooms and a wonderful breakfast. The Wi-Fi gives up on the second floor.'),
      stars(4, 'Great guide, well planned, perhaps one stop too many for one day.'),
      stars(3, 'Beautiful place, but the pool was closed and nobody had told us.'),
    ],
  },
  'Food & Restaurant': {
    notes: [
      'The kitchen holds sixty guests a night. Stop the ads when the book is full.',
      'Pictures only from their own photographer: stock food looks wrong to regulars.',
      'Mondays and Tuesdays are the days to fill. The weekend fills itself.',
    ],
    remarks: [
      open('The menu changed; photos and headlines follow within the week.'),
      ours('Delivery apps show the same dishes two dollars cheaper. Told them before anybody asks.'),
      open('Bookings for more than eight people go to the telephone now.'),
    ],
    reviews: [
      stars(5, 'The waiter remembered the allergy from our last visit. The food needs no praise from me.'),
      stars(5, 'Queued for twenty minutes and would do it again for that crust.'),
      stars(4, 'Excellent from the first bite to the last. It gets loud after eight.'),
      stars(4, 'Good portions and fair prices; vegetarians have three choices, not one.'),
      stars(2, 'We had booked for seven and were seated at half past.'),
    ],
  },
};
