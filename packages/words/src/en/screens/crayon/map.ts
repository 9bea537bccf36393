/** The map: what its parts are called when they are read out. */
export const map = {
  map: 'Map',
  mapHint: 'Arrow keys go from milepost to milepost, Enter chooses, Shift and arrow keys move the map.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',
  spoken: {
    small: 'small town',
    medium: 'city',
    large: 'large city',
    edgeOf: (city: string) => `edge of ${city}`,
    plain: 'plain',
    mountain: 'hills',
    port: (name: string) => `ferry port ${name}`,
    offers: (goods: string) => `offers ${goods}`,
    /** Clockwise from the east. */
    directions: ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'],
    beside: (steps: number, direction: string, place: string) =>
      `${steps} ${steps === 1 ? 'step' : 'steps'} ${direction} of ${place}`,
  },
};
