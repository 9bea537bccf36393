/** Running trains: each on a way of its own, over as many stops as it may make. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { revenue, run, trains } = figuresOf(title);
const YOU = 2;

export const steps: readonly EighteenStep[] = [
  {
    id: 'apart',
    game: 'first',
    at: 51,
    seat: YOU,
    stage: 'map',
    figures: { revenue: revenue(), run: run('B&O'), trains: trains('B&O') },
    answers: [
      {
        id: 'one',
        does: [
          {
            type: 'runTrains',
            runs: [{ train: '2-0', stops: ['I15:0', 'J14:0'], legs: [['I15', 'J14']] }],
          },
        ],
      },
      {
        id: 'two',
        does: [
          {
            type: 'runTrains',
            runs: [
              { train: '2-0', stops: ['I15:0', 'J14:0'], legs: [['I15', 'J14']] },
              { train: '2-2', stops: ['I15:0', 'I19:0'], legs: [['I15', 'I17', 'I19']] },
            ],
          },
        ],
      },
      {
        id: 'three',
        does: [
          {
            type: 'runTrains',
            runs: [
              { train: '2-0', stops: ['I15:0', 'J14:0'], legs: [['I15', 'J14']] },
              { train: '2-1', stops: ['J14:0', 'K13:0'], legs: [['J14', 'K13']] },
              { train: '2-2', stops: ['I15:0', 'I19:0'], legs: [['I15', 'I17', 'I19']] },
            ],
          },
        ],
      },
    ],
    right: 'three',
    proof: { highest: 'revenue', by: 30 },
  },
  {
    id: 'far',
    game: 'first',
    at: 118,
    seat: YOU,
    stage: 'map',
    figures: { revenue: revenue(), run: run('B&O'), trains: trains('B&O') },
    answers: [
      {
        id: 'short',
        does: [
          {
            type: 'runTrains',
            runs: [
              { train: '3-1', stops: ['I15:0', 'J14:0'], legs: [['I15', 'J14']] },
              { train: '2-0', stops: ['J14:0', 'K13:0'], legs: [['J14', 'K13']] },
              { train: '2-1', stops: ['I15:0', 'I19:0'], legs: [['I15', 'I17', 'I19']] },
              { train: '2-2', stops: ['J14:0', 'K15:0'], legs: [['J14', 'K15']] },
            ],
          },
        ],
      },
      {
        id: 'long',
        does: [
          {
            type: 'runTrains',
            runs: [
              {
                train: '3-1',
                stops: ['I15:0', 'J14:0', 'K13:0'],
                legs: [
                  ['I15', 'J14'],
                  ['J14', 'K13'],
                ],
              },
              { train: '2-0', stops: ['I15:0', 'H12:0'], legs: [['I15', 'H14', 'H12']] },
              { train: '2-1', stops: ['I15:0', 'I19:0'], legs: [['I15', 'I17', 'I19']] },
              { train: '2-2', stops: ['J14:0', 'K15:0'], legs: [['J14', 'K15']] },
            ],
          },
        ],
      },
    ],
    right: 'long',
    proof: { highest: 'revenue', by: 10 },
  },
];
