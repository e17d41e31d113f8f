/** Shown in place of parts that need sold homes, where the boards give none. */
export const soldData = {
  trends:
    'Market trends come from sold homes, and the listings we receive do not include them. Ask an agent, who can look up what homes near you have sold for.',
  homeValue:
    'An estimate compares your home with homes like it that sold nearby, and the listings we receive do not include sold homes. Tell us about your home instead, and an agent will give you a price.',
};
