// Waits for a while only: the worker may still be at it.
class Scanner extends Thread {
    int hits;
    String last;
    @Override
    public void run() {
        for (int i = 0; i < 1000; i++) {
            if (i % 7 == 0) {
                hits++; // RACE! h
                last = "line " + i; // RACE! l
            }
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Scanner s = new Scanner();
        s.start();
        s.join(50);
        System.out.println(s.hits); // RACE! h
        System.out.println(s.last); // RACE! l
        s.join();
        System.out.println(s.hits + s.last); // NORACE
    }
}
