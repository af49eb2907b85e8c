// The result of such a call is kept by another object, which everybody knows.
import java.util.ArrayDeque;
import java.util.Deque;
class Line {
    private final StringBuilder log = new StringBuilder();
    void write(String text) {
        Main.last = log.append(text).append(text.length()); // RACE! text last
    }
}
class Lines {
    private final Deque<Line> idle = new ArrayDeque<>();
    Lines() {
        idle.push(new Line());
        idle.push(new Line());
    }
    synchronized Line take() throws InterruptedException {
        while (idle.isEmpty())
            wait();
        return idle.pop();
    }
    synchronized void back(Line line) {
        idle.push(line);
        notify();
    }
}
class Main {
    static StringBuilder last = new StringBuilder();
    public static void main(String[] args) {
        Lines lines = new Lines();
        for (int i = 0; i < 4; i++)
            new Thread(() -> {
                try {
                    Line line = lines.take();
                    line.write("text");
                    last.append("!"); // RACE! text last
                    lines.back(line);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
    }
}
