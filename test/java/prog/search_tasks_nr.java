// The same tasks; results are kept and read under the lock.
import java.util.ArrayList;
import java.util.List;
public class Main {
    static abstract class Task implements Runnable {
        private Object result;
        private boolean valid;
        private Thread thread;
        private final Object done = new Object();
        private boolean finished;
        abstract Object work() throws Exception;
        void begin() {
            thread = new Thread(this);
            thread.start();
        }
        public void run() {
            Object r;
            boolean ok = false;
            try {
                r = work();
                ok = true;
            } catch (Exception e) {
                r = e;
            }
            synchronized (done) {
                result = r;
                valid = ok;
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
        Object result() {
            synchronized (done) {
                return valid ? result : null;
            }
        }
    }
    static class Search extends Task {
        private final String word;
        Search(String word) { this.word = word; }
        @Override Object work() throws Exception {
            List<String> hits = new ArrayList<>();
            for (int i = 0; i < 10; i++) hits.add(word + i);
            return hits;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        List<Task> tasks = new ArrayList<>();
        for (String w : new String[] {"a", "b", "c"}) {
            Task t = new Search(w);
            tasks.add(t);
            t.begin();
        }
        for (Task t : tasks)
            if (t.await(1000))
                System.out.println(t.result());
    }
}
