// A discrete-event simulation: one thread a server, a scheduler with a priority queue under its monitor, statistics under theirs.
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
public class Main {
    static class Event implements Comparable<Event> {
        final double time;
        final int target;
        Job job;
        Event(double time, int target, Job job) {
            this.time = time;
            this.target = target;
            this.job = job;
        }
        @Override
        public int compareTo(Event o) {
            return Double.compare(time, o.time);
        }
    }
    static class Job {
        final int id;
        double arrived;
        double served;
        int hops;
        Job(int id) {
            this.id = id;
        }
    }
    static class Scheduler {
        private final List<PriorityQueue<Event>> queues = new ArrayList<>();
        private int open;
        private double now;
        Scheduler(int servers) {
            for (int i = 0; i < servers; i++) {
                queues.add(new PriorityQueue<>());
            }
        }
        synchronized void post(Event e, boolean fresh) {
            if (fresh) {
                open++;
            }
            queues.get(e.target).add(e);
            notifyAll();
        }
        synchronized Event take(int server) throws InterruptedException {
            while (queues.get(server).isEmpty()) {
                if (open == 0) {
                    return null;
                }
                wait();
            }
            Event e = queues.get(server).poll();
            if (e.time > now) {
                now = e.time;
            }
            return e;
        }
        synchronized void finished() {
            open--;
            if (open == 0) {
                notifyAll();
            }
        }
        synchronized double now() {
            return now;
        }
    }
    static class Statistics {
        private int count;
        private double sum, max;
        synchronized void add(double x) {
            count++;
            sum += x;
            if (x > max) {
                max = x;
            }
        }
        synchronized String show() {
            return count + " " + sum / count + " " + max;
        }
    }
    static class Server extends Thread {
        private final int id;
        private final Scheduler scheduler;
        private final Statistics stats;
        private final Random random;
        private int busy;
        Server(int id, Scheduler scheduler, Statistics stats) {
            this.id = id;
            this.scheduler = scheduler;
            this.stats = stats;
            random = new Random(id);
        }
        @Override
        public void run() {
            try {
                for (Event e = scheduler.take(id); e != null; e = scheduler.take(id)) {
                    serve(e);
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
        private void serve(Event e) {
            Job j = e.job;
            busy++; // NORACE
            double t = -Math.log(random.nextDouble());
            j.served += t; // NORACE
            j.hops++; // NORACE
            if (j.hops < 3) {
                scheduler.post(new Event(e.time + t, (id + 1) % 3, j), false);
            } else {
                stats.add(e.time + t - j.arrived); // NORACE
                scheduler.finished();
            }
        }
        int busy() {
            return busy;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Scheduler scheduler = new Scheduler(3);
        Statistics stats = new Statistics();
        Random r = new Random(1);
        for (int i = 0; i < 100; i++) {
            Job j = new Job(i);
            j.arrived = i * 0.5; // NORACE
            scheduler.post(new Event(j.arrived, r.nextInt(3), j), true);
        }
        Server[] servers = new Server[3];
        for (int i = 0; i < 3; i++) {
            servers[i] = new Server(i, scheduler, stats);
            servers[i].start();
        }
        int busy = 0;
        for (Server s : servers) {
            s.join();
            busy += s.busy();
        }
        System.out.println(stats.show() + " " + scheduler.now() + " " + busy);
    }
}
