// A synchronised list is iterated without its lock.
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
class Main {
    static final List<String> log = Collections.synchronizedList(new ArrayList<String>());
    static class Writer extends Thread {
        Writer(String name) {
            super(name);
        }
        public void run() {
            for (int i = 0; i < 100; i++)
                log.add(getName() + i); // RACE!
        }
    }
    static int dump() {
        int n = 0;
        Iterator<String> it = log.iterator(); // RACE!
        while (it.hasNext()) { // RACE!
            System.out.println(it.next()); // RACE!
            n++;
        }
        return n;
    }
    public static void main(String[] args) throws InterruptedException {
        Writer a = new Writer("a"), b = new Writer("b");
        a.start();
        b.start();
        System.out.println(dump());
        a.join();
        b.join();
        System.out.println(log.size());
    }
}
