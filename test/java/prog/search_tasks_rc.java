// Tasks with a result and a time limit: who waits gives up and reads what the task still writes.
import java.util.ArrayList;
import java.util.List;
public class Main {
    static abstract class Task implements Runnable {
        protected Object result;
        protected boolean valid;
        private Thread thread;
        private final Object done = new Object();
        private boolean finished;
        abstract void work() throws Exception;
        void begin() {
            thread = new Thread(this);
            thread.start();
        }
        public void run() {
            try {
                work();
                valid = true; // RACE! valid
            } catch (Exception e) {
                result = e; // RACE! result
            }
            synchronized (done) {
                finished = true;
                done.notifyAll();
            }
        }
        boolean await(long ms) throws InterruptedException {
            synchronized (done) {
                if (!finished)
                    done.wait(ms);
                return finished;
            }
        }
    }
    static class Search extends Task {
        private final String word;
        Search(String word) { this.word = word; }
        @Override void work() throws Exception {
            List<String> hits = new ArrayList<>();
            for (int i = 0; i < 10; i++) hits.add(word + i);
            result = hits; // RACE! result
        }
    }
    public static void main(String[] args) throws InterruptedException {
        List<Task> tasks = new ArrayList<>();
        for (String w : new String[] {"a", "b", "c"}) {
            Task t = new Search(w);
            tasks.add(t);
            t.begin();
        }
        for (Task t : tasks) {
            t.await(1000);
            if (t.valid) // RACE! valid
                System.out.println(t.result); // RACE! result
        }
    }
}
