// a blocking queue of one's own: consumers test with if
import java.util.LinkedList;
import java.util.Queue;

class Main {
    private final Queue<String> queue = new LinkedList<>();

    synchronized void put(String s) {
        queue.add(s);
        notifyAll();
    }

    synchronized String take() throws InterruptedException {
        while (queue.isEmpty())
            wait();
        return queue.remove();
    }

    public static void main(String[] args) {
        Main q = new Main();
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                try {
                    while (!q.take().equals("stop"))
                        Thread.yield();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
        q.put("a");
        q.put("stop");
        q.put("stop");
    }
}
