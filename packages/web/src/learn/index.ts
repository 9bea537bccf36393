/** The pages of lessons, each with its words. */
import { homeUi } from '../words/home.ts';
import { learnUi } from '../words/learn.ts';

export async function loadList() {
  const [file] = await Promise.all([import('./LearnPage.tsx'), homeUi.load(), learnUi.load()]);
  return file.LearnPage;
}

export async function loadLesson() {
  const [file] = await Promise.all([import('./LessonPage.tsx'), homeUi.load(), learnUi.load()]);
  return file.LessonPage;
}
