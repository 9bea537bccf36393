/** Was die Lektionen zu Benelux auf Deutsch sagen. */
import type { LessonTexts } from '@kursbuch/words';

export const lessons: LessonTexts = {
  line: {
    title: 'Eine Strecke zeichnen',
    about: 'Was eine Strecke kostet, entscheidet ihr Weg, nicht ihre Länge',
    steps: {
      water: {
        stop: 'Wasser',
        title: 'Nach Zwolle, aber wo entlang?',
        what: ({ cash }) =>
          `Dein Netz beginnt in Amsterdam, und einer deiner Aufträge führt nach Zwolle. Bei welcher Strecke dorthin bleibt dir von deinen ${cash} am meisten?`,
        why: 'Ein Abschnitt kostet, was der Ort kostet, zu dem er führt: wenig in der Ebene, mehr in den Bergen und in Städten. Liegt ein Fluss oder See dazwischen, kostet das extra.',
        answers: {
          straight: {
            label: 'Geradeaus über das Wasser',
            after: ({ segments, drawn, cash }) =>
              `Nur ${segments} Abschnitte, aber weil zwei davon einen See queren, kosten sie ${drawn} und lassen dir ${cash} übrig.`,
          },
          around: {
            label: 'Um das Wasser herum',
            after: ({ segments, drawn, cash }) =>
              `Mit ${segments} Abschnitten ist sie länger, kostet doch nur ${drawn} und lässt dir ${cash} übrig.`,
          },
        },
      },
      branch: {
        stop: 'Abzweig',
        title: 'Wo beginnt das neue Gleis?',
        what: ({ cash }) =>
          `Einer deiner Aufträge bringt Bier nach Arnheim, wo du noch kein Gleis hast. Deine Strecke führt von Utrecht nach Enschede. Von wo aus bleibt dir von deinen ${cash} nach dem Gleis bis Arnheim am meisten?`,
        why: 'Du darfst von jedem Punkt deines Netzes weiterzeichnen, nicht nur von Städten. Wo dein Zug steht, ist gleich.',
        answers: {
          utrecht: {
            label: 'Von Utrecht',
            after: ({ drawn, cash }) =>
              `Das kostet ${drawn} und lässt dir ${cash} übrig. Deine Strecke führt näher vorbei.`,
          },
          enschede: {
            label: 'Von Enschede',
            after: ({ drawn, cash }) =>
              `Das kostet ${drawn}, denn der Weg ist weit und quert die IJssel. Dir sind ${cash} geblieben.`,
          },
          line: {
            label: 'Aus der Mitte deiner Strecke',
            after: ({ drawn, cash }) => `Ein kurzer Abzweig kostet nur ${drawn} und lässt dir ${cash} übrig.`,
          },
        },
      },
    },
  },
  delivery: {
    title: 'Laden und abliefern',
    about: 'Laden kostet nichts, und wer abgeliefert hat, darf weiterfahren',
    steps: {
      room: {
        stop: 'Laden',
        title: 'Ein Platz ist frei',
        what: ({ points, chemicals }) =>
          `In Amsterdam, Chemikalien an Bord: Enschede zahlt dir ${chemicals} dafür und liegt so weit, wie deine ${points} Schritte reichen. Ein öffentlicher Auftrag will dort Bier. Was bringt in diesem Zug am meisten?`,
        why: 'Laden kostet weder Geld noch Schritte und braucht keinen Auftrag. Öffentliche Aufträge darf jeder erfüllen: Wer zuerst kommt, wird bezahlt.',
        answers: {
          straight: {
            label: 'Gleich nach Enschede fahren',
            after: (now, was) =>
              `Die Chemikalien sind bezahlt: Aus ${was.cash} sind ${now.cash} geworden. Ein Platz fuhr leer mit.`,
          },
          tulips: {
            label: 'Tulpen laden, dann fahren',
            after: (now, was) =>
              `Die Chemikalien sind bezahlt: Aus ${was.cash} sind ${now.cash} geworden. Tulpen will dort kein Auftrag, den du siehst; sie bleiben an Bord.`,
          },
          beer: {
            label: 'Bier laden, dann fahren',
            after: (now, was) =>
              `Enschede zahlt für beides: Du hast ${now.cash} statt ${was.cash}, mit einer Fahrt.`,
          },
        },
      },
      onward: {
        stop: 'Weiterfahren',
        title: 'Zwei Waren für zwei Städte',
        what: ({ points, diamonds, chemicals }) =>
          `Du hast ${points} Schritte. Deine Aufträge: für ${diamonds} Diamanten nach Bremen, für ${chemicals} Chemikalien nach Wilhelmshaven. Beides ist an Bord. Was bringt in diesem Zug am meisten?`,
        why: 'Abliefern beendet die Fahrt nicht. Solange Schritte übrig sind, darf ein Zug fahren, laden und abliefern, auch in mehreren Städten.',
        answers: {
          bremen: {
            label: 'Diamanten nach Bremen und dort halten',
            after: ({ cash, points }) => `Du hast ${cash}, und ${points} Schritte nutzt niemand.`,
          },
          wilhelmshaven: {
            label: 'Durch Bremen nach Wilhelmshaven',
            after: ({ cash }) =>
              `Die Chemikalien sind bezahlt, du hast ${cash} in der Kasse. Die Diamanten sind an Bremen vorbei und noch an Bord.`,
          },
          both: {
            label: 'In Bremen abliefern, dann in Wilhelmshaven',
            after: ({ cash, points }) =>
              `Beides ist bezahlt: ${cash}, und ${points} Schritte sind noch übrig.`,
          },
        },
      },
    },
  },
  orders: {
    title: 'Aufträge wählen',
    about: 'Wo man für einen Auftrag beginnt, und was aus seiner Karte wird',
    steps: {
      start: {
        stop: 'Beginn',
        title: 'Wo beginnt dein Netz?',
        what: ({ textiles }) =>
          `Luxemburg zahlt ${textiles} für Textilien. Es gibt sie in Gent, nahe bei Brüssel, und in Enschede. Von wo aus holt und liefert dein Zug sie mit den wenigsten Schritten?`,
        why: 'Das Gleis für eine Ware muss dorthin führen, wo es sie gibt, und weiter dorthin, wo sie gewollt ist. Beginne nahe dem Ort, wo es sie gibt.',
        answers: {
          luxembourg: {
            label: 'In Luxemburg, wo sie gewollt sind',
            after: ({ steps, track }) =>
              `Gleis für ${track} würde reichen, aber dein Zug fährt den ganzen Weg hin und zurück: ${steps} Schritte.`,
          },
          amsterdam: {
            label: 'In Amsterdam, zwischen Gent und Enschede',
            after: ({ steps, track }) =>
              `Das braucht etwa ${steps} Schritte und Gleis für ${track}: ein weiter Weg, bevor etwas bezahlt wird.`,
          },
          brussels: {
            label: 'In Brüssel, nahe bei Gent',
            after: ({ steps, track }) =>
              `Etwa ${steps} Schritte und Gleis für ${track}: Gent ist nah, und den Rest des Wegs fährt dein Zug beladen.`,
          },
        },
      },
      card: {
        stop: 'Eine Karte',
        title: 'Drei Aufträge, eine Karte',
        what: ({ coffee, bicycles, ghent }) =>
          `In Amsterdam mit Kaffee und Fahrrädern. Eine öffentliche Karte zahlt hier ${coffee} für Kaffee. Eine andere zahlt hier ${bicycles} für Fahrräder oder in Gent ${ghent} für Kaffee. Was bringt in diesem Zug am meisten?`,
        why: 'Eine Karte hat drei Aufträge, und nur einer davon wird je bezahlt. Dann tritt eine neue Karte an ihre Stelle.',
        answers: {
          bicycles: {
            label: 'Hier die Fahrräder, den Kaffee für Gent behalten',
            after: ({ cash, ghent }) =>
              `Du hast ${cash} in der Kasse. Die Karte der Fahrräder ist weg, und mit ihr die ${ghent} von Gent.`,
          },
          coffee: {
            label: 'Nur den Kaffee',
            after: ({ cash, bicycles }) =>
              `Du hast ${cash} in der Kasse. Die Fahrräder sind noch an Bord, und ${bicycles} dafür sind noch nicht bezahlt.`,
          },
          both: {
            label: 'Kaffee und Fahrräder, je eines für jede Karte',
            after: (now, was) => `Beide Karten sind erfüllt: Aus ${was.cash} sind ${now.cash} geworden.`,
          },
        },
      },
    },
  },
  fee: {
    title: 'Auf fremdem Gleis',
    about: 'Eine Gebühr je Zug, eine eigene Strecke oder eine Abmachung',
    steps: {
      pay: {
        stop: 'Gebühr',
        title: 'Zahlen, zeichnen oder warten?',
        what: ({ owner, cash, fee, line, textiles }) =>
          `Dein Zug steht auf der Strecke von ${owner}. Bremen ist nah und zahlt dir ${textiles} für Textilien. Weiterfahren kostet ${fee} Gebühr, eigenes Gleis bis dorthin ${line} im Ganzen. Womit wird aus deinen ${cash} in diesem Zug am meisten?`,
        why: 'Die Gebühr bekommt der Besitzer, einmal je Zug, wie weit du auf diesem Gleis auch fährst. Niemand kann es dir dafür verwehren.',
        answers: {
          own: {
            label: 'Eine eigene Strecke zeichnen',
            after: ({ cash, line }) =>
              `Du hast ${cash}, und Gleis für ${line} fehlt noch. Die Textilien sind nicht weiter.`,
          },
          wait: {
            label: 'Warten und nichts zahlen',
            after: ({ cash, fee }) =>
              `Stehen kostet nichts, du hast noch ${cash} in der Kasse. Aber Bremen hat nichts bezahlt, und im nächsten Zug sind wieder ${fee} fällig.`,
          },
          fee: {
            label: 'Die Gebühr zahlen und abliefern',
            after: ({ owner, cash, fee }) =>
              `${owner} bekommt ${fee}, Bremen zahlt, und du hast ${cash} in der Kasse. Dein nächster Zug auf diesem Gleis kostet wieder.`,
          },
        },
      },
      rate: {
        stop: 'Abmachung',
        title: 'Eine Abmachung für zwei Züge',
        what: ({ owner, cash, fee, beer }) =>
          `Du hast ${cash} und Bier für Antwerpen, das ${beer} bringt. Jetzt und im nächsten Zug fährst du auf der Strecke von ${owner}. Das kostet je ${fee}, aber ${owner} wäre mit weniger einverstanden. Womit bleibt dir am meisten?`,
        why: 'Zwei können für einige Runden etwas anderes abmachen, so viel je Zug oder eine Summe sofort. Mach es ab, bevor du fährst: Bezahlt ist bezahlt.',
        answers: {
          usual: {
            label: ({ fee }) => `Keine Abmachung, ${fee} je Zug`,
            after: ({ cash }) => `Zwei Züge, zwei Gebühren: Du hast ${cash} in der Kasse.`,
          },
          each: {
            label: ({ each }) => `${each} je Zug, für zwei Runden`,
            after: ({ cash }) => `In jedem der beiden Züge etwas weniger: Du hast ${cash} in der Kasse.`,
          },
          flat: {
            label: ({ flat }) => `${flat} sofort, für zwei Runden`,
            after: ({ owner, cash }) =>
              `Einmal gezahlt, zweimal gefahren: Du hast ${cash} in der Kasse. Für ${owner} war das Geld sicher.`,
          },
        },
      },
    },
  },
  events: {
    title: 'Ereignisse',
    about: 'Eine Karte für alle: was eine Runde dauert, und was du daraus machst',
    steps: {
      carnival: {
        stop: 'Karneval',
        title: 'Lohnt sich der Karneval?',
        what: ({ beer, bonus, wine, owner, fee }) =>
          `Karneval: In diesem Zug bringt Bier ${bonus} mehr, auch alles für Maastricht. Du schaffst nur eines: Bier nach Osnabrück für ${beer} oder Wein nach Groningen für ${wine}, mit ${fee} Gebühr an ${owner}. Was bringt jetzt am meisten?`,
        why: 'Ein Ereignis ändert einen Preis, nicht deine Rechnung: Leg das, was es dazugibt, neben das, was der Zug sonst bringen könnte. Ein Ereignis, das dauert, gilt für alle, für jeden einen Zug lang, auch für den, der es gezogen hat.',
        answers: {
          beer: {
            label: 'Das Bier nach Osnabrück, wegen des Karnevals',
            after: (now, was) =>
              `Auftrag und Karneval zusammen: ${now.cash} statt ${was.cash}, aber der Wein ist noch an Bord und muss warten.`,
          },
          wine: {
            label: 'Den Wein nach Groningen',
            after: (now, was) =>
              `Aus ${was.cash} werden ${now.cash}, die Gebühr ist bezahlt. Den Auftrag für das Bier hast du noch: Er bringt dann ${was.beer}, ohne Karneval.`,
          },
          maastricht: {
            label: 'Nach Maastricht, mitten in den Karneval',
            after: ({ cash }) =>
              `Du hast wie zuvor ${cash}: Der Karneval gibt zu einem Auftrag etwas dazu, und für Maastricht hast du keinen.`,
          },
        },
      },
      fog: {
        stop: 'Nebel',
        title: 'Halb so schnell',
        what: ({ points, wine }) =>
          `Nebel über Holland: Wer darin steht, hat in diesem Zug die halben Schritte, du ${points}. Du hast Wein geladen, und Utrecht zahlt ${wine} dafür. Was bringt in diesem Zug am meisten?`,
        why: 'Halbe Geschwindigkeit ist kein verlorener Zug: Was nah ist, erreichst du trotzdem. Halbiert wird einmal, wo du beginnst oder hineinfährst; wer den Nebel verlässt, bekommt nichts zurück.',
        answers: {
          wait: {
            label: 'Warten, bis er sich verzieht',
            after: ({ cash }) =>
              `Der Nebel geht, und ein Zug ist vertan: Deine ${cash} sind nicht mehr geworden.`,
          },
          out: {
            label: 'Aus dem Nebel hinausfahren',
            after: ({ cash, points }) =>
              `Du bist draußen und hast trotzdem nur noch ${points} Schritte. Deine ${cash} sind nicht mehr geworden.`,
          },
          utrecht: {
            label: 'Mit dem Wein nach Utrecht',
            after: (now, was) =>
              `Zwei Schritte haben gereicht: ${now.cash} statt ${was.cash}, und ${now.points} Schritte sind übrig.`,
          },
        },
      },
    },
  },
};
